import { lineDifference } from './line-difference.ts';

const shorthand = (before: string, after: string) =>
  lineDifference(before, after).map(({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`);

describe('lineDifference', () => {
  it('keeps lines that stay and shows the others once', () => {
    expect(shorthand('satu\ndua\ntiga', 'satu\n2\ntiga\nempat')).toEqual([' satu', '-dua', '+2', ' tiga', '+empat']);
  });

  it('shows equal texts as they are', () => {
    expect(shorthand('a\nb', 'a\nb')).toEqual([' a', ' b']);
  });
});
