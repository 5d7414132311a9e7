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
