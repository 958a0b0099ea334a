import { pageIdentity } from './page-identity.ts';

const identity = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return pageIdentity({ pathname, search });
};

test.each([
  ['/roles/update?roleId=a', '/roles/update?roleId=b'],
  ['/roles/update?roleId=a', '/roles/update'],
  ['/card-design/create?copy=a', '/card-design/create'],
  ['/approvals?id=a', '/approvals?id=b'],
  ['/roles/update?roleId=a', '/roles/detail?roleId=a'],
])('%s and %s are two pages', (one, other) => expect(identity(one)).not.toBe(identity(other)));

test.each([
  ['/roles/update?roleId=a', '/roles/update?tab=history&roleId=a'],
  ['/card-types?page=2&sort=name,asc', '/card-types?search=gold'],
  ['/zip-code/import?importId=a', '/zip-code/import?importId=a&page=2'],
])('%s and %s are one page', (one, other) => expect(identity(one)).toBe(identity(other)));
