import { noStory, refusalFaults, storyBody, storyFaults } from './story.ts';

const words = { needed: 'needed', tooShort: 'short', futureDate: 'future' };
const plain = { secureId: 'a', name: 'Lainnya', policeLetterRequired: false, feeExempt: false };
const whole = { ...noStory, reasonId: 'a', lostDate: '2026-03-15', chronology: ' Tidak ditemukan saat dihitung ' };
const refusal = { status: 422, code: 'VALIDATION', message: 'Periksa kembali isian Anda', errors: [], requestId: null };

it('names every part that is missing, and none when all is there', () => {
  expect(storyFaults(noStory, undefined, '2026-03-16', words)).toEqual({
    reasonId: 'needed',
    lostDate: 'needed',
    chronology: 'short',
  });
  expect(storyFaults(whole, plain, '2026-03-16', words)).toEqual({});
  expect(storyFaults(whole, plain, '2026-03-14', words)).toEqual({ lostDate: 'future' });
});

it('asks for the letter of the police where the reason does, and sends none that is empty', () => {
  expect(storyFaults(whole, { ...plain, policeLetterRequired: true }, '2026-03-16', words)).toEqual({
    policeLetterNo: 'needed',
    policeLetterFile: 'needed',
  });
  expect(storyBody(whole)).toMatchObject({ policeLetterNo: null, chronology: 'Tidak ditemukan saat dihitung' });
});

it('puts a refusal beside what it is about', () => {
  expect(refusalFaults({ ...refusal, code: 'LOST_DATE_INVALID', message: 'Tanggal salah' })).toEqual({
    lostDate: 'Tanggal salah',
  });
  expect(refusalFaults({ ...refusal, code: 'CARD_ON_HOLD', message: 'Ditahan' })).toEqual({ cards: 'Ditahan' });
  expect(
    refusalFaults({ ...refusal, errors: [{ field: 'policeLetterFile', code: 'FILE_TYPE', message: 'Jenis file' }] }),
  ).toEqual({ policeLetterFile: 'Jenis file' });
  expect(refusalFaults({ ...refusal, code: 'BUSY', message: 'Sibuk' })).toEqual({ page: 'Sibuk' });
});
