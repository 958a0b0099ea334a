import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed, SeedOptions } from '../../platform/database/seed.ts';
import { seedPicture } from '../../platform/seed-data/picture.ts';
import type { Tx } from '../../platform/context.ts';

const module = 'master-banner';
const day = 86_400_000;

interface SeededBanner {
  readonly title: string;
  readonly placement: string;
  readonly platforms: readonly string[];
  /** Days from the seed date. */
  readonly from: number;
  readonly until: number | null;
  readonly status: 'active' | 'inactive';
  readonly link?: string;
}

const all = ['APP', 'PWA', 'WEB'];
const banners: readonly SeededBanner[] = [
  {
    title: 'Cicilan Ringan Awal Tahun',
    placement: 'HOME_TOP',
    platforms: all,
    from: -20,
    until: 40,
    status: 'active',
    link: 'https://contoh.id/cicilan-ringan',
  },
  {
    title: 'Kartu Member Digital',
    placement: 'HOME_TOP',
    platforms: all,
    from: -60,
    until: null,
    status: 'active',
    link: 'https://contoh.id/kartu-digital',
  },
  { title: 'Promo Gajian', placement: 'HOME_TOP', platforms: ['APP'], from: 10, until: 20, status: 'active' },
  {
    title: 'Belanja Elektronik Hemat',
    placement: 'HOME_TOP',
    platforms: ['APP', 'PWA'],
    from: -90,
    until: -30,
    status: 'inactive',
  },
  {
    title: 'Unduh Aplikasi',
    placement: 'HOME_MIDDLE',
    platforms: ['WEB'],
    from: -120,
    until: null,
    status: 'active',
    link: 'https://contoh.id/aplikasi',
  },
  {
    title: 'Cari Cabang Terdekat',
    placement: 'HOME_MIDDLE',
    platforms: ['WEB', 'PWA'],
    from: -120,
    until: null,
    status: 'active',
    link: 'https://contoh.id/cabang',
  },
  { title: 'Survei Kepuasan', placement: 'HOME_MIDDLE', platforms: ['APP'], from: 15, until: 45, status: 'inactive' },
  { title: 'Promo Lebaran', placement: 'PROMO_PAGE', platforms: all, from: 20, until: 60, status: 'active' },
  {
    title: 'Bunga Ringan Gadget',
    placement: 'PROMO_PAGE',
    platforms: all,
    from: -10,
    until: 25,
    status: 'active',
    link: 'https://contoh.id/promo/gadget',
  },
  {
    title: 'Diskon Biaya Admin',
    placement: 'PROMO_PAGE',
    platforms: ['APP', 'WEB'],
    from: -40,
    until: -5,
    status: 'inactive',
  },
  { title: 'SPEKTRA untuk Rumah Baru', placement: 'SPEKTRA', platforms: all, from: -30, until: 60, status: 'active' },
  { title: 'SPEKTRA Furnitur', placement: 'SPEKTRA', platforms: ['APP'], from: -30, until: null, status: 'active' },
  { title: 'Motor Baru Bersama NMC', placement: 'NMC', platforms: all, from: -15, until: 45, status: 'active' },
  { title: 'Servis Gratis NMC', placement: 'NMC', platforms: ['APP', 'PWA'], from: 5, until: 35, status: 'inactive' },
  { title: 'Motor Bekas Berkualitas UFI', placement: 'UFI', platforms: all, from: -25, until: 30, status: 'active' },
  { title: 'Tukar Tambah UFI', placement: 'UFI', platforms: ['WEB'], from: -80, until: -20, status: 'inactive' },
  { title: 'Waspada Penipuan', placement: 'LOGIN', platforms: all, from: -200, until: null, status: 'active' },
  { title: 'Jam Layanan Hari Raya', placement: 'LOGIN', platforms: all, from: 18, until: 32, status: 'active' },
];

const colours = ['#0451A4', '#EA8E1C', '#2196F3', '#4CAF50', '#424242'];

async function picture(
  tx: Tx,
  { files, date }: SeedOptions,
  recordId: string,
  n: number,
  width: number,
  height: number,
): Promise<string> {
  const [first, second] = [colours[n % colours.length], colours[(n + 2) % colours.length]];
  const shape =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${first}"/><stop offset="1" stop-color="${second}"/>` +
    `</linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>` +
    `<circle cx="${(width * (n % 7)) / 7}" cy="${height / 2}" r="${height / 2.4}" fill="#fff" opacity=".18"/></svg>`;
  return seedPicture(
    tx,
    { files, date },
    { key: `${n}:${width}`, name: `banner-${n + 1}-${width}x${height}.webp`, module, recordId, shape, width, height },
  );
}

/** 18 banners in all placements and phases (docs/model/promos-products.md#banners). */
export const seed: Seed = {
  name: module,
  async run(tx, options) {
    const { date } = options;
    const places = new Map<string, number>();
    for (const [n, banner] of banners.entries()) {
      const id = seedId(module, banner.title);
      const sequence = (places.get(banner.placement) ?? 0) + 1;
      places.set(banner.placement, sequence);
      const shown = banner.from < 0 && (banner.status === 'active' || banner.until !== null);
      await tx
        .insertInto('master_banner')
        .values({
          id,
          title: banner.title,
          alt_text: `Gambar ${banner.title}`,
          placement: banner.placement,
          platforms: [...banner.platforms],
          image_desktop: banner.platforms.some((platform) => platform !== 'APP')
            ? await picture(tx, options, id, n, 1280, 480)
            : null,
          image_mobile: await picture(tx, options, id, n, 720, 720),
          action_type: banner.link ? 'URL' : 'NONE',
          action_value: banner.link ?? null,
          audience: 'ALL',
          audience_ids: [],
          start_at: new Date(date.getTime() + banner.from * day),
          end_at: banner.until === null ? null : new Date(date.getTime() + banner.until * day),
          sequence,
          impressions: shown ? 1_000 + n * 731 : 0,
          clicks: shown ? 40 + n * 17 : 0,
          ever_active: shown || banner.status === 'active',
          status: banner.status,
          created_by: 'HOBIS01',
          created_at: new Date(date.getTime() + (Math.min(banner.from, 0) - 3) * day),
          updated_by: 'HOBIS01',
          updated_at: new Date(date.getTime() + (Math.min(banner.from, 0) - 2) * day),
        })
        .execute();
    }
  },
};
