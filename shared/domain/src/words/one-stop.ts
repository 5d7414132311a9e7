/** Of "hasta las 3:45 p. m.." one stop stays: that of the abbreviation ends the sentence, too. */
export const withOneStop = (sentence: string): string => sentence.replace(/(?<!\.)\.\.(?!\.)/g, '.');
