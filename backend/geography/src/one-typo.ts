/** The word itself and every word with one letter left out. */
export function withOneDeletion(word: string): string[] {
  const forms = [word];
  for (let at = 0; at < word.length; at += 1) forms.push(word.slice(0, at) + word.slice(at + 1));
  return forms;
}

/** Whether two different words are one insertion, deletion, replacement or swap of neighbours apart. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const restA = a.slice(start, endA);
  const restB = b.slice(start, endB);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

/** Whether two insertions, deletions, replacements or swaps of neighbours make one word of the other. */
export function areTwoTyposApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      now.push(least);
    }
    [before, last] = [last, now];
  }
  return (last[b.length] ?? 0) <= 2;
}

/** How a word sounds where b and v, s and z, i and y are one, doubled letters are single and h is silent. */
export function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('sh', 's')
    .replaceAll('th', 't')
    .replaceAll(/ch(?![aeiouy])/g, 'k')
    .replaceAll('h', '')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/qu(?=[ei])/g, 'k')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('z', 's')
    .replaceAll(/[vw]/g, 'b')
    .replaceAll('y', 'i')
    .replaceAll(/g(?=[ei])/g, 'j')
    .replaceAll(/(.)\1+/g, '$1');
}
