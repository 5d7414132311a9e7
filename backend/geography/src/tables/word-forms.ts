/** Forms of one word that people write for one another. */
const SAME_WORDS: readonly (readonly string[])[] = [
  ['st', 'saint', 'sankt', 'sint'],
  ['ste', 'sainte'],
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['s', 'san', 'sao'],
  ['pto', 'puerto', 'port'],
  ['cd', 'ciudad', 'city'],
  ['mt', 'mount', 'monte'],
  ['ft', 'fort'],
  ['gral', 'general'],
  ['nva', 'nueva', 'new'],
  ['n', 'nueva', 'new'],
  ['is', 'isla', 'island'],
  ['ko', 'koh'],
];

const FORMS = new Map<string, readonly string[]>();
for (const group of SAME_WORDS)
  for (const word of group) FORMS.set(word, [...new Set([...(FORMS.get(word) ?? []), ...group])]);

/** The word and what it may stand for. */
export function formsOf(word: string): readonly string[] {
  return FORMS.get(word) ?? [word];
}

const MOST_WRITINGS = 16;

/** Every way to write these words with the forms they have: "st thomas", "saint thomas". */
export function writingsOf(words: readonly string[]): readonly string[] {
  let writings: readonly string[] = [''];
  for (const word of words) {
    const longer = writings.flatMap((writing) => formsOf(word).map((form) => `${writing} ${form}`.trim()));
    writings = longer.length > MOST_WRITINGS ? writings.map((writing) => `${writing} ${word}`) : longer;
  }
  return writings;
}

/** Words around a name that say nothing about which place is meant. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'aeropuerto aeropuertos aerodromo airport airports apt apto aerop aeroporto aeroport flughafen terminal ' +
    'internacional international intl int city ciudad cdad isla islas island islands provincia estado state ' +
    'region country pais national nacional park parque lake lago lagoa laguna beach beaches playa playas valley valle ' +
    'coast costa bay bahia desert desierto mountains montanas ski resort near cerca ' +
    'de del des di da do dos la las el los le les the of in en y and a al'
  ).split(' '),
);
