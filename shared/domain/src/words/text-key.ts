/** Texts of one namespace: words by key, in groups if wished. */
export type TextTree = { readonly [key: string]: string | TextTree };

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** Every key of a tree: `results.title`; `count_one` and `count_other` are one key, `count`. */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${TextKey<Tree[Key]>}`;
}[keyof Tree & string];

export type TextValues = Readonly<Record<string, string | number>>;
