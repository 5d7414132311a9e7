interface Destination {
  write(text: string): unknown;
}

const TOGETHER_MS = 10;

/**
 * Lines of a moment go out together: handing them to the system, and waking who reads them, costs more than making
 * them. What is left when the process ends goes out with its end; a power cut takes the last moment with it.
 */
export function linesTogether(destination: Destination): Destination {
  let waiting = '';
  const flush = () => {
    const text = waiting;
    waiting = '';
    if (text !== '') destination.write(text);
  };
  process.once('exit', flush);
  return {
    write(line) {
      if (waiting === '') setTimeout(flush, TOGETHER_MS);
      waiting += line;
    },
  };
}
