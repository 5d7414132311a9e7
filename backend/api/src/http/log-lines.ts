interface Destination {
  write(text: string): unknown;
}

/**
 * Lines of one turn of the event loop go out together: handing them to the system costs more than making them.
 * What is left when the process ends goes out with its end.
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
      if (waiting === '') setImmediate(flush);
      waiting += line;
    },
  };
}
