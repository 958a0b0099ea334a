import { keptPayload, maskPayload, maskText } from './payload.ts';

test('every kind of secret and personal number is masked by the name of its member, however deep', () => {
  const sent = {
    phone: '081234567890',
    nik: '3174010101900001',
    cardNo: '6019001234567890',
    email: 'siti@contoh.id',
    otp: '123456',
    password: 'rahasia',
    accessToken: 'abcdef',
    session: 'sesi-rahasia',
    link: 'tautan-rahasia',
    mothersName: 'Kartini',
    accountNo: '1234567890',
    accounts: ['9876543210'],
    items: [{ whatsapp: '+6281234567890', note: 'hubungi 081234567890' }],
  };
  const kept = JSON.stringify(maskPayload(sent));
  for (const clear of ['081234567890', '3174010101900001', '6019001234567890', 'siti@', '123456"', 'rahasia', 'abcdef'])
    expect(kept).not.toContain(clear);
  for (const clear of ['sesi-rahasia', 'tautan-rahasia', 'Kartini', '"1234567890', '"9876543210', '6281234567890'])
    expect(kept).not.toContain(clear);
});

test('numbers of orders, contracts and requests stay readable', () => {
  const sent = { applNo: '10010261000001', contractNo: '110000000003', amount: 2_500_000, ok: true };
  expect(maskPayload(sent)).toEqual(sent);
});

test('a text loses personal numbers, and a long payload its end', () => {
  expect(maskText('no route to 081234567890')).toBe('no route to 0812****7890');
  const kept = JSON.parse(keptPayload({ text: 'x'.repeat(100) }, 50));
  expect(kept).toEqual({ cut: 111, beginning: expect.any(String) });
  expect(kept.beginning).toHaveLength(50);
});
