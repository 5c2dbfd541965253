import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEVEL_EXTENSION, parseFileName, tagName } from './file-name.ts';
import { findTempWriter, makeTempName } from './temp-name.ts';

const parse = (typed: string): string => parseFileName(typed, [LEVEL_EXTENSION]);
const codeOf = (typed: string): string => {
  try {
    return parse(typed);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test('the extension of levels is added where it is missing, in whatever case it is typed', () => {
  expect(parse('tower')).toBe('tower.level.json');
  expect(parse('tower.level.json')).toBe('tower.level.json');
  expect(parse('Tower.Level.JSON')).toBe('Tower.level.json');
  expect(parse('tower.json')).toBe('tower.json.level.json');
});

test('names with spaces, #, %, umlauts, other scripts and emoji are names', () => {
  for (const name of ['My castle', 'a#b 100% %41', 'Überblick', '塔', '🏰👩‍👩‍👧', 'v1.2']) {
    expect(parse(name)).toBe(`${name}.level.json`);
  }
});

test('letters and their accents typed apart become one letter, as other systems write them', () => {
  expect(parse('u\u0308ber')).toBe('\u00fcber.level.json');
});

test.each([
  ['', 'project.name-empty'],
  ['   ', 'project.name-empty'],
  ['.level.json', 'project.name-empty'],
  ['..', 'project.name-start'],
  ['.hidden', 'project.name-start'],
  ['../up', 'project.name-character'],
  ['a/b', 'project.name-character'],
  ['a\\b', 'project.name-character'],
  ['C:tower', 'project.name-character'],
  ['what?', 'project.name-character'],
  ['a\0b', 'project.name-invisible'],
  ['a\nb', 'project.name-invisible'],
  ['a\u202egnp', 'project.name-invisible'],
  ['half \ud83c', 'project.name-invisible'],
  ['tower.', 'project.name-end'],
  ['tower ', 'project.name-end'],
  ['CON', 'project.name-reserved'],
  ['nul.backup', 'project.name-reserved'],
  ['com¹', 'project.name-reserved'],
  ['x'.repeat(250), 'project.name-bytes'],
  ['ü'.repeat(123), 'project.name-bytes'],
])('%j is no name for a file', (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

test('a name may be as long as file systems allow: 255 bytes with its extension', () => {
  expect(parse('x'.repeat(244))).toHaveLength(255);
  expect(Buffer.byteLength(parse('ü'.repeat(122)))).toBe(255);
});

test('an export has one of its own extensions', () => {
  const extensions = ['.glb', '.gltf'] as const;
  expect(parseFileName('tower.GLB', extensions)).toBe('tower.glb');
  expect(() => parseFileName('tower.exe', extensions)).toThrow('.glb, .gltf');
});

test('any typed text is refused with words or becomes one path segment that fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      const name = codeOf(typed);
      if (name.startsWith('project.name-')) return;
      expect(name.endsWith(LEVEL_EXTENSION)).toBe(true);
      expect(name).not.toMatch(/[/\\\0]/);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      expect(parse(name)).toBe(name);
    }),
    { numRuns: 2000 },
  );
});

test('a tag stands before the extension, and the name is cut between letters so that it fits', () => {
  expect(tagName('tower.level.json', 'before-repair-1')).toBe('tower.before-repair-1.level.json');
  expect(tagName('scene.glb', 'unsaved-2')).toBe('scene.unsaved-2.glb');
  expect(tagName('README', 'x')).toBe('README.x');
  const long = tagName(`${'🏰'.repeat(61)}.level.json`, 'before-repair-12');
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(255);
  expect(long).toMatch(/^(🏰)+\.before-repair-12\.level\.json$/u);
});

test('the name of a file being written fits for any name, and tells its process', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 255 }), (name) => {
      const temp = makeTempName(name);
      expect(Buffer.byteLength(temp)).toBeLessThanOrEqual(255);
      expect(findTempWriter(temp)).toBe(process.pid);
    }),
  );
  expect(makeTempName('a')).not.toBe(makeTempName('a'));
  expect(findTempWriter('.notes.tmp')).toBeUndefined();
  expect(findTempWriter('tower.123.0123456789ab.tmp')).toBeUndefined();
});
