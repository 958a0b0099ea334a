import { RemoteError, type Blamed } from './failure.ts';

/** Whether a page answers in place of a file: of a proxy, or of a network that asks to sign in. No release has one. */
export const isPage = ({ headers }: Response): boolean => /\bhtml\b/.test(headers.get('content-type') ?? '');

/** The failure of a file that another page answers for: a passing one of the network, not one of the release. */
export const otherPage = (url: string, blamed: Blamed): RemoteError =>
  new RemoteError('other-page', `${url} is answered by another page`, blamed, { address: url });
