const SIGNATURES = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;
export type FileType = keyof typeof SIGNATURES;

/** What a file is by its first bytes, whatever its name says; null for what is not taken. */
export function fileTypeOf(content: Buffer): FileType | null {
  const types = Object.keys(SIGNATURES) as FileType[];
  return (
    types.find((type) => {
      const signature = Buffer.from(SIGNATURES[type]);
      return content.subarray(0, signature.length).equals(signature);
    }) ?? null
  );
}
