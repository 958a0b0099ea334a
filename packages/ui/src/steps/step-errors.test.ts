import { users } from '@console/contracts/shell/user';
import { stepErrors } from './step-errors.ts';

const values = {
  username: 'baru.01',
  name: 'Orang Baru',
  email: 'baru@contoh.id',
  npk: '',
  phone: '',
  userType: 'EMPLOYEE',
  mappingType: 'BRANCH',
  branchIds: [],
  mraIds: [],
  mroId: null,
  validFrom: null,
  validTo: null,
};
const identity = ['username', 'name', 'email', 'npk', 'userType', 'validFrom', 'validTo'];

test('errors of single fields come first', () => {
  expect(stepErrors(users, identity, { ...values, username: 'a' })).toMatchObject([
    { field: 'username', code: 'TOO_SHORT' },
  ]);
});

test('the error of a rule over several fields is shown in the step with the field', () => {
  expect(stepErrors(users, identity, values)).toEqual([{ field: 'npk', code: 'REQUIRED' }]);
  expect(stepErrors(users, ['mappingType', 'branchIds'], { ...values, npk: '12345' })).toEqual([
    { field: 'branchIds', code: 'REQUIRED' },
  ]);
});

test('a valid step can be left, whatever later steps still lack', () => {
  expect(stepErrors(users, identity, { ...values, npk: '12345' })).toEqual([]);
});
