export type Measure = (text: string) => number;

/** Lines that fit `width`; what does not fit into `linesMax` of them ends in an ellipsis. */
export function wrapWords(text: string, width: number, linesMax: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line) lines.push(line);
  const fitted = lines.map((each) => cutToFit(each, width, measure));
  if (fitted.length <= linesMax) return fitted;
  const last = `${fitted[linesMax - 1] ?? ''} …`;
  return [...fitted.slice(0, linesMax - 1), cutToFit(last, width, measure)];
}

/** A line that is too long even alone loses its end. */
function cutToFit(line: string, width: number, measure: Measure): string {
  if (measure(line) <= width) return line;
  const signs = [...line.replace(/\s*…$/, '')];
  while (signs.length > 1 && measure(`${signs.join('')}…`) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}
