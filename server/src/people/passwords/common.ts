import { lettersOf, readingsOf } from './readings.ts';

/** Words of this country and this console that the word lists below lack. */
const ownWords = `
passwort passw admin administrator welcome selamat selamatdatang rahasia sandi katasandi indonesia
jakarta bandung surabaya qazwsxedc abcdefghij akucintakamu bismillah alhamdulillah merdeka garuda nusantara
gantipassword console konsol company kantor cabang
kepalacabang supervisor manager system sistem server database temporary sementara
`
  .trim()
  .split(/\s+/);

type Lists = Readonly<Record<string, Iterable<string>>>;

/** The packages are CommonJS: their lists are named exports or members of the default export. */
async function listsOf(loading: Promise<object>): Promise<Lists> {
  const loaded = (await loading) as { dictionary?: Lists; default?: { dictionary?: Lists } };
  const lists = loaded.dictionary ?? loaded.default?.dictionary;
  if (!lists) throw new Error('The list of common passwords cannot be read');
  return lists;
}

async function load(): Promise<ReadonlySet<string>> {
  const [common, indonesian] = await Promise.all([
    listsOf(import('@zxcvbn-ts/language-common')),
    listsOf(import('@zxcvbn-ts/language-id')),
  ]);
  return new Set([
    ...(common['passwords-common'] ?? []),
    ...(indonesian['commonWords-id'] ?? []),
    ...(indonesian['names-id'] ?? []),
    ...ownWords,
  ]);
}

let known: Promise<ReadonlySet<string>> | null = null;

/** Passwords from published breaches, and words used in passwords; loaded at the first check (about 5 MB). */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= load().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** Whether a password is in the lists, alone or as its only word, or repeats one character. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const letters = lettersOf(password);
  if (/^(.)\1*$/.test(letters) || letters === '') return true;
  const common = await commonPasswords();
  return readingsOf(password).some((reading) => common.has(reading));
}
