import { activeUrl } from './active.ts';

const urls = ['/', '/promo', '/promo-nmc', '/branch', '/branch/rates'];

test.each([
  ['/promo-nmc/123', '/promo-nmc'],
  ['/promo/123', '/promo'],
  ['/promo', '/promo'],
  ['/promo/', '/promo'],
  ['/', '/'],
  ['/unknown', undefined],
  ['/promos', undefined],
  ['/branch/1/rates', '/branch'],
  ['/branch/rates/1', '/branch/rates'],
])('%s marks %s', (path, url) => expect(activeUrl(urls, path)).toBe(url));
