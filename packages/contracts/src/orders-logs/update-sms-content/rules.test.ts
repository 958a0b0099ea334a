import { normalise } from '../../core/validation.ts';
import { smsContents } from '../update-sms-content.ts';
import { smsErrors, smsPlaceholders, withLongest, withSamples, type SmsFrame } from './rules.ts';
import { segmentsOf } from './segments.ts';

const frame: SmsFrame = {
  code: 'PO_ISSUED',
  channel: 'SMS',
  allowedPlaceholders: ['memberName', 'poNumber'],
  mandatoryPlaceholders: ['poNumber'],
  linkDomains: ['contoh.id'],
};
const codes = (content: string, rest: Partial<SmsFrame> = {}) =>
  smsErrors(content, { ...frame, ...rest }).map(({ code }) => code);

test.each([
  ['Halo {memberName}, PO {poNumber} terbit', []],
  ['Halo {nama}, PO {poNumber}', ['PLACEHOLDER_UNKNOWN']],
  ['Halo {memberName}', ['PLACEHOLDER_MISSING']],
  ['PO {poNumber} {', ['PLACEHOLDER_SYNTAX']],
  ['PO {po1}', ['PLACEHOLDER_SYNTAX']],
  ['PO {poNumber} \uFF5Bdate\uFF5D', ['PLACEHOLDER_SYNTAX']],
  ['PO {poNumber} \uFE5Bdate\uFE5C', ['PLACEHOLDER_SYNTAX']],
  ['PO {poNumber} di https://contoh.id/po dan https://m.contoh.id', []],
  ['PO {poNumber} di http://contoh.id/po', ['LINK_NOT_ALLOWED']],
  ['PO {poNumber} di https://contoh.id.penipu.com', ['LINK_NOT_ALLOWED']],
  ['PO {poNumber} di https://contoh.id@penipu.com', ['LINK_NOT_ALLOWED']],
  ['PO {poNumber} di bit.ly/abc', ['LINK_NOT_ALLOWED']],
  [`PO {poNumber} ${'x'.repeat(450)}`, ['SMS_TOO_LONG']],
])('%s', (content, expected) => {
  expect(codes(content)).toEqual(expected);
});

test('texts of one-time codes must hold the warning, and WhatsApp knows no parts', () => {
  expect(codes('Kode {poNumber}', { code: 'OTP_LOGIN' })).toEqual(['OTP_WARNING_MISSING']);
  expect(codes('Kode {poNumber}. Jangan berikan kode ini kepada siapa pun.', { code: 'OTP_LOGIN' })).toEqual([]);
  expect(codes(`PO {poNumber} ${'x'.repeat(450)}`, { channel: 'WHATSAPP' })).toEqual([]);
});

test('the longest values are never shorter than the samples, and names are cut at 25 characters', () => {
  for (const [name, { sample, longest }] of Object.entries(smsPlaceholders)) {
    expect(longest.length).toBeGreaterThanOrEqual(sample.length);
    expect(segmentsOf(sample + longest).alphabet).toBe('GSM7');
    if (name.endsWith('Name')) expect(longest).toHaveLength(25);
  }
  expect(withSamples('Halo {memberName}')).toBe('Halo Budi Santoso');
  expect(withLongest('{poNumber}')).toBe('PO26031600012345');
});

test('a text keeps its quotes, dashes and blanks, and no signs without a shape', () => {
  const content = 'Halo {memberName}, kartu \u201C{cardNumber}\u201D \u2013  siap';
  expect(normalise(smsContents.fields.content, ` ${content}\u200B\r\nSegera `)).toBe(`${content}\nSegera`);
  expect(normalise(smsContents.fields.content, '\u0301\u00A0')).toBeNull();
});
