import type { FieldError } from '../../core/errors.ts';
import { choice, date, email, flag, image, line, options, paragraph, richText } from '../../core/fields.ts';
import { sameValue } from '../../core/same-value.ts';
import { text } from '../../core/text.ts';
import { defineDocument, part, type Content, type EntryOf } from '../content/document.ts';
import { contentPicture } from '../content/pictures.ts';

export const aboutModule = 'about';

/** Social networks of the contact block. */
export const socialNetworks = options({
  INSTAGRAM: ['Instagram'],
  FACEBOOK: ['Facebook'],
  TIKTOK: ['TikTok'],
  YOUTUBE: ['YouTube'],
  X: ['X'],
  LINKEDIN: ['LinkedIn'],
});

/** Legal texts, as their specified titles say them. */
export const legalKinds = options({
  TERMS: ['Syarat dan Ketentuan', 'Terms and Conditions'],
  PRIVACY: ['Kebijakan Privasi', 'Privacy Policy'],
});
export type LegalKind = (typeof legalKinds)[number]['value'];

/** Ids of the entries that exist always. */
export const aboutIds = {
  contact: '6f1d2c1e-6a53-4c0e-9d55-0b1f6a3c7e01',
  TERMS: '6f1d2c1e-6a53-4c0e-9d55-0b1f6a3c7e02',
  PRIVACY: '6f1d2c1e-6a53-4c0e-9d55-0b1f6a3c7e03',
} as const;

const sections = part({
  title: text('Bagian', 'Sections'),
  entry: text('Bagian', 'Section'),
  label: 'title',
  maximum: 50,
  fields: {
    title: line({ minimum: 3, maximum: 80 }),
    body: richText({ minimum: 10, maximum: 10_000 }),
    image: image({ ...contentPicture, types: [...contentPicture.types] }, { required: false }),
    visible: flag(),
  },
  titles: {
    title: text('Judul', 'Title'),
    body: text('Isi', 'Text'),
    image: text('Gambar', 'Picture'),
    visible: text('Ditampilkan', 'Shown'),
  },
});

const contact = part({
  title: text('Kontak', 'Contact'),
  entry: text('Kontak', 'Contact'),
  label: 'callCentre',
  maximum: 1,
  fixed: { [aboutIds.contact]: {} },
  fields: {
    callCentre: line({ minimum: 3, maximum: 20, pattern: /^[0-9+() -]+$/ }),
    email: email({ maximum: 100 }),
    address: paragraph({ minimum: 10, maximum: 255 }),
  },
  titles: {
    callCentre: text('Nomor call center', 'Call centre number'),
    email: text('E-mail'),
    address: text('Alamat', 'Address'),
  },
});

const socials = part({
  title: text('Media sosial', 'Social links'),
  entry: text('Tautan media sosial', 'Social link'),
  label: 'network',
  maximum: 12,
  fields: { network: choice(socialNetworks), url: line({ minimum: 10, maximum: 200 }) },
  titles: { network: text('Jejaring', 'Network'), url: text('Alamat web', 'Web address') },
});

const legal = part({
  title: text('Teks hukum', 'Legal texts'),
  entry: text('Teks hukum', 'Legal text'),
  label: 'kind',
  maximum: 2,
  fixed: { [aboutIds.TERMS]: { kind: 'TERMS' }, [aboutIds.PRIVACY]: { kind: 'PRIVACY' } },
  fields: {
    kind: choice(legalKinds, { immutable: true }),
    body: richText({ minimum: 20, maximum: 20_000 }),
    effectiveDate: date(),
    reconsent: flag(),
  },
  titles: {
    kind: text('Jenis', 'Kind'),
    body: text('Isi', 'Text'),
    effectiveDate: text('Mulai berlaku', 'Effective from'),
    reconsent: text('Perlu persetujuan ulang member', 'Members must accept again'),
  },
});

const socialFaults = ({ socials: links = [] }: Content): readonly FieldError[] =>
  links.flatMap(({ url }, at) =>
    typeof url === 'string' && url.length >= 10 && !/^https:\/\/[^\s/]+/.test(url)
      ? [{ field: `socials[${at}].url`, code: 'HTTPS_ONLY' }]
      : [],
  );

/** The About text of the site and apps (docs/model/promos-products.md#about). */
export const aboutDocument = defineDocument({
  module: aboutModule,
  title: text('Tentang', 'About'),
  parts: { sections, contact, socials, legal },
  rules: socialFaults,
});

export type AboutSection = EntryOf<typeof sections>;
export type AboutContact = EntryOf<typeof contact>;
export type SocialLink = EntryOf<typeof socials>;
export type LegalText = EntryOf<typeof legal>;

/**
 * Legal texts of a draft that members must accept again: marked so, and changed since what is public.
 * @example
 * textsToAcceptAgain(live, draft).map(({ kind }) => kind); // ['TERMS']
 */
export function textsToAcceptAgain(live: Content | null, draft: Content): readonly LegalText[] {
  const before = new Map((live?.['legal'] ?? []).map((entry) => [entry.id, entry]));
  return (draft['legal'] ?? []).filter((entry) => {
    const was = before.get(entry.id);
    const isSame = was && Object.keys(legal.fields).every((name) => sameValue(was[name], entry[name]));
    return entry['reconsent'] === true && !isSame;
  }) as unknown as readonly LegalText[];
}
