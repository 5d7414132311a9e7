import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import sharp from 'sharp';
import { readPhotographs } from './photographs.ts';

const CREDIT = `plaza.jpg:
  alt:
    es: Una plaza con soportales y mesas
    en: A square with arcades and tables
  caption:
    es: Una mañana de marzo
    en: A March morning
  credit: Ana Ruiz
  licence: CC BY 4.0
  focus: { x: 0.5, y: 0.25 }
`;

let folder = '';
const write = (file: string, content: string | Buffer) => writeFileSync(join(folder, file), content);
const photograph = (width = 1500, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background: '#8a5800' } })
    .jpeg()
    .toBuffer();

beforeEach(() => {
  folder = temporaryFolder('photographs');
});

describe('a folder of photographs', () => {
  it('gives each its credit, its words in every language, its size and its blur', async () => {
    write('plaza.jpg', await photograph());
    write('credits.yaml', CREDIT);
    const { byFile, faults } = await readPhotographs(folder);
    expect(faults).toEqual([]);
    expect(byFile.get('plaza.jpg')).toMatchObject({
      alt: { es: 'Una plaza con soportales y mesas', en: 'A square with arcades and tables' },
      caption: { es: 'Una mañana de marzo', en: 'A March morning' },
      credit: 'Ana Ruiz',
      licence: 'CC BY 4.0',
      focus: { x: 0.5, y: 0.25 },
      width: 1500,
      height: 1000,
      blur: expect.stringMatching(/^data:image\/webp;base64,/),
    });
  });

  it('may be empty, or not there at all', async () => {
    expect(await readPhotographs(folder)).toMatchObject({ byFile: new Map(), faults: [] });
    write('credits.yaml', '# none yet\n');
    expect(await readPhotographs(folder)).toMatchObject({ byFile: new Map(), faults: [] });
    expect(await readPhotographs(join(folder, 'nowhere'))).toMatchObject({ byFile: new Map(), faults: [] });
  });

  it('another picture under the same name has another digest', async () => {
    write('credits.yaml', CREDIT);
    write('plaza.jpg', await photograph());
    const before = (await readPhotographs(folder)).byFile.get('plaza.jpg')?.digest;
    write('plaza.jpg', await photograph(1600));
    const after = (await readPhotographs(folder)).byFile.get('plaza.jpg')?.digest;
    expect(before).toMatch(/^[0-9a-f]{16}$/);
    expect(after).not.toBe(before);
  });

  it.each([
    ['no credit', CREDIT.replace('  credit: Ana Ruiz\n', ''), 'plaza.jpg: credit:'],
    ['no licence', CREDIT.replace('  licence: CC BY 4.0\n', ''), 'plaza.jpg: licence:'],
    [
      'words in one language only',
      CREDIT.replace('    en: A square with arcades and tables\n', ''),
      'plaza.jpg: alt.en:',
    ],
    ['a caption in one language only', CREDIT.replace('    en: A March morning\n', ''), 'caption.en:'],
    ['a focus beside the picture', CREDIT.replace('0.25', '1.25'), 'plaza.jpg: focus.y:'],
    ['a key nobody knows', `${CREDIT}  colour: red\n`, 'plaza.jpg: colour:'],
  ])(
    'E-18: with %s names the photograph, its line and what is missing, and does not show it',
    async (...given) => {
      const [, credits, message] = given;
      write('plaza.jpg', await photograph());
      write('credits.yaml', `# two lines\n# of comment\n${credits}`);
      const { byFile, faults } = await readPhotographs(folder);
      expect(faults).toEqual([{ file: 'credits.yaml', line: 3, message: expect.stringContaining(message) }]);
      expect(byFile.size).toBe(0);
    },
  );

  it.each([
    ['nobody is credited for it', async () => photograph(), '# nothing\n', 'has no credit'],
    ['it is no picture', async () => Buffer.from('<html>'), CREDIT, 'is no picture'],
    ['it is too small for a page', async () => photograph(640, 480), CREDIT, '640 points wide'],
    [
      'it is too heavy',
      async () => Buffer.concat([await photograph(), Buffer.alloc(10 * 1024 * 1024)]),
      CREDIT,
      'larger than 10 MB',
    ],
  ])('where %s names the file and does not show it', async (_what, make, credits, message) => {
    write('plaza.jpg', await make());
    write('credits.yaml', credits);
    const { byFile, faults } = await readPhotographs(folder);
    expect(faults).toEqual([{ file: 'plaza.jpg', line: 1, message: expect.stringContaining(message) }]);
    expect(byFile.size).toBe(0);
  });

  it('names what is credited and not there, what is misnamed, and credits that are no YAML', async () => {
    write('Plaza Mayor.JPG', await photograph());
    write('credits.yaml', CREDIT);
    expect((await readPhotographs(folder)).faults).toEqual([
      { file: 'credits.yaml', line: 1, message: 'plaza.jpg is not there' },
      { file: 'Plaza Mayor.JPG', line: 1, message: expect.stringContaining('is not named like') },
    ]);
    write('credits.yaml', `${CREDIT}plaza.jpg: [`);
    expect((await readPhotographs(folder)).faults[0]).toMatchObject({ file: 'credits.yaml' });
  });
});
