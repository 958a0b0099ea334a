import { bodyOf, missingParts, emptyHandOver } from './hand-over.ts';

const complete = {
  ...emptyHandOver,
  scanned: '9710010000000019',
  ktpSeen: true,
  faceManual: true,
  photo: 'p',
  signature: 's',
};

it('names every part that is missing, and none when all is there', () => {
  expect([...missingParts(emptyHandOver)]).toEqual(['scan', 'ktp', 'face', 'photo', 'signature']);
  expect(missingParts(complete).size).toBe(0);
});

it('takes a code in place of the eye', () => {
  expect(missingParts({ ...complete, faceManual: false, otpVerified: true }).size).toBe(0);
  expect([...missingParts({ ...complete, faceManual: false })]).toEqual(['face']);
});

it('asks for a proxy only where one fetches the card, and sends none otherwise', () => {
  expect([...missingParts({ ...complete, collector: 'PROXY', proxyNik: '123' })]).toEqual([
    'proxyName',
    'proxyNik',
    'proxyRelation',
    'proxyLetter',
  ]);
  expect(
    bodyOf({ ...complete, proxyName: 'Budi', proxyNik: '3174010101900001' }, { secureId: 'x', version: 2 }),
  ).toMatchObject({ collector: 'SELF', proxyName: null, proxyNik: null, version: 2 });
});
