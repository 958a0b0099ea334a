import { reporterBody, reporterFaults, theMember } from './reporter.ts';

const words = { needed: 'needed', phone: 'phone' };
const wife = { relation: 'SPOUSE', reporterName: ' Ibu Sari ', reporterPhone: '+62 812-3456-7890' } as const;

it('asks who it is that is not the member, and how he is reached', () => {
  expect(reporterFaults(theMember, words)).toEqual({});
  expect(reporterFaults({ ...theMember, relation: 'SPOUSE' }, words)).toEqual({
    reporterName: 'needed',
    reporterPhone: 'needed',
  });
  expect(reporterFaults({ ...wife, reporterPhone: '021 555' }, words)).toEqual({ reporterPhone: 'phone' });
  expect(reporterFaults(wife, words)).toEqual({});
});

it('says nothing of another where the member came himself', () => {
  expect(reporterBody({ ...wife, relation: 'SELF' })).toEqual({
    relation: 'SELF',
    reporterName: null,
    reporterPhone: null,
  });
  expect(reporterBody(wife)).toEqual({
    relation: 'SPOUSE',
    reporterName: 'Ibu Sari',
    reporterPhone: '+62 812-3456-7890',
  });
});
