import { readAwbs } from './read-awbs.ts';

const knownCards = new Set(['9710010000000019', '9710010000000027']);

it('reads pasted lines and files of card number and waybill, in any spelling of the number', () => {
  const read = readAwbs(
    'card_no,awb_no\r\n9710 0100 0000 0019,JNE-1\n"9710-0100-0000-0027";JNE-2\n9710010000000100,JNE-3\n',
    knownCards,
  );
  expect([...read.byCard]).toEqual([
    ['9710010000000019', 'JNE-1'],
    ['9710010000000027', 'JNE-2'],
  ]);
  expect(read).toMatchObject({ inTurn: [], unknown: 1 });
});

it('takes lines of one word as waybills in turn', () => {
  expect(readAwbs('JNE-1\n\nJNE-2', knownCards)).toMatchObject({ inTurn: ['JNE-1', 'JNE-2'], unknown: 0 });
});
