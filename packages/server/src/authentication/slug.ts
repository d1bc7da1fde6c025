import { isReservedUrl } from '../settings/restaurant/reserved-urls.ts';
import { newShortCode } from '../shared/ids.ts';

/** Latin letters that NFKD leaves whole. */
const folded: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
};
const longest = 60;

/**
 * The URL part a restaurant's name suggests: Latin letters without their marks, digits, hyphens. Other scripts
 * are not transliterated; a name without Latin letters gets a short random one (docs/rules.md, Accounts).
 */
function slugFrom(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[\u0300-\u036F'’]/gu, '')
    .replaceAll(/[^a-z0-9]/gu, (letter) => folded[letter] ?? '-')
    .replaceAll(/-+/gu, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/gu, '');
  return slug.length >= 3 && /[a-z]/u.test(slug) ? slug : newShortCode();
}

/** What to try in turn where the suggestion is taken or reserved: with a number, at last with random letters. */
export function slugCandidates(name: string): string[] {
  const slug = slugFrom(name);
  const stem = slug.slice(0, longest - 9).replace(/-$/u, '');
  const numbered = Array.from({ length: 8 }, (_, index) => `${stem}-${index + 2}`);
  const candidates = [slug, ...numbered, `${stem}-${newShortCode()}`];
  return candidates.filter((candidate) => !isReservedUrl(candidate));
}
