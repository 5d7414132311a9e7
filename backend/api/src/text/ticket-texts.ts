/** '1761234567890 (ANA RUIZ)': a number says nothing without its traveller. */
export const ticketTexts = (numbers: readonly string[], holders: readonly string[] = []): string[] =>
  numbers.map((number, place) => (holders[place] ? `${number} (${holders[place]})` : number));
