import { preloadStart } from './preload.ts';
import { release } from '../testing/release.ts';

test('the files that a remote starts with are preloaded with their listed hash, and no others', () => {
  preloadStart(
    release({
      integrity: {
        'remoteEntry.0a1b2c3d4e.js': 'sha384-entry',
        '__federation_expose_remote.0a1b2c3d4e.js': 'sha384-exposed',
        '102.0a1b2c3d4e.js': 'sha384-page',
        'mf-manifest.json': 'sha384-manifest',
      },
    }),
  );
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(links.map(({ href }) => href.replace(/.*\//, ''))).toEqual([
    'remoteEntry.0a1b2c3d4e.js',
    '__federation_expose_remote.0a1b2c3d4e.js',
  ]);
  expect(links.map((link) => link.integrity || link.getAttribute('integrity'))).toEqual([
    'sha384-entry',
    'sha384-exposed',
  ]);
});
