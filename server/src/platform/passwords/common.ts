/** Words that common passwords are made of; digits, symbols and look-alike letters around them change nothing. */
const commonWords = new Set(
  `
password passwort passw pass admin administrator welcome selamat selamatdatang rahasia sandi katasandi indonesia jakarta bandung surabaya
qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc abcdef abcdefgh abcdefghij abcabc letmein monkey dragon master sunshine
princess football baseball iloveyou sayang cinta akucintakamu bismillah alhamdulillah merdeka garuda nusantara bintang matahari superman
batman trustno shadow michael jordan hello hallo login user guest tamu test testing tester default changeme gantipassword secret console
konsol company kantor cabang kepalacabang supervisor manager oracle root toor system sistem server database temporary sementara
januari februari maret april juni juli agustus september oktober november desember senin selasa rabu kamis jumat sabtu minggu
january february march june july august october december monday tuesday wednesday thursday friday saturday sunday summer winter
`
    .trim()
    .split(/\s+/),
);

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** Whether nothing but a common word, or one character over and over, is left when digits and symbols are taken away. */
export function isCommonPassword(password: string): boolean {
  const core = password.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '');
  const readings = [
    lettersOf(password),
    lettersOf(core),
    lettersOf(core.replace(/[013457@$!]/g, (sign) => lookAlikes[sign] ?? sign)),
  ];
  return readings.some((reading) => commonWords.has(reading) || /^(.)\1*$/.test(reading)) || lettersOf(password) === '';
}
