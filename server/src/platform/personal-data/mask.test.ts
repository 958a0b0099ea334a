import { mask } from './mask.ts';

describe('mask', () => {
  it.each([
    ['nik', '3174012345670001', '3174********0001'],
    ['phone', '081234564111', '0812****4111'],
    ['phone', '08123456411', '0812****11'],
    ['email', 'rina@contoh.id', 'r****@contoh.id'],
    ['npwp', '3112345678900001', '31**********0001'],
    ['card', '9710010000000019', '971001******0019'],
    ['account', '1234567890', '******7890'],
    ['birthDate', '1989-05-17', '**-**-1989'],
    ['birthDate', '29-2-1990', '******'],
    ['birthDate', '3/15/1990', '******'],
    ['address', 'Jl. Melati 4, RT 1, Tebet, Jakarta Selatan', 'Tebet, Jakarta Selatan'],
    ['address', 'Jl. Melati 4', '******'],
    ['mothersName', 'Siti', '******'],
  ] as const)('shows %s %s as %s', (kind, value, shown) => expect(mask(kind, value)).toBe(shown));

  it('hides a value that is too short to keep its ends', () => expect(mask('nik', '12345678')).toBe('********'));

  it('leaves nothing as nothing', () => expect(mask('phone', null)).toBeNull());
});
