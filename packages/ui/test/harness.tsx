import { api, createStore } from '@console/api';
import { useNotices } from '@console/auth';
import type { RouteEntry } from '@console/contracts/core/remote';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { ConfirmHost } from '../src/dialogs/index.ts';
import { LeaveGuard } from '../src/guard/index.ts';
import { RouteTableContext } from '../src/navigation/index.ts';
import { richInputs } from '../src/lov/rich/rich-inputs.ts';

/**
 * Loads the rich inputs, which are never loaded in tests by themselves.
 * @example
 * beforeAll(loadRichInputs);
 */
export const loadRichInputs = (): Promise<void> =>
  new Promise((done, fail) => {
    const check = () => {
      const state = richInputs.state.get();
      if (state.status === 'ready') done();
      if (state.status === 'failed') fail(state.cause);
    };
    richInputs.state.subscribe(check);
    richInputs.startLoading();
    check();
  });

export { belongToBranch, holdFlag, signInAs } from './sign-in.ts';

/** A call as the network got it. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

type Answer = {
  readonly status?: number;
  readonly result?: unknown;
  readonly refusal?: object;
  readonly file?: string;
};
type Handler = (call: Received) => Answer | Promise<Answer>;

/** Fake services of a test: answers by `METHOD /path`, and the calls received. */
export class Services {
  readonly received: Received[] = [];
  readonly #handlers = new Map<string, Handler>();

  on(call: string, handler: Handler | Answer): this {
    this.#handlers.set(call, typeof handler === 'function' ? handler : () => handler);
    return this;
  }

  /** The received calls of one kind. */
  to(call: string): Received[] {
    return this.received.filter(({ method, path }) => `${method} ${path}` === call);
  }

  readonly fetch = async (address: string | URL, options: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, 'http://localhost');
    const call: Received = {
      method: options.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: (options.headers ?? {}) as Record<string, string>,
      body: typeof options.body === 'string' ? JSON.parse(options.body) : options.body,
    };
    this.received.push(call);
    const handler = this.#handlers.get(`${call.method} ${call.path}`);
    const answered = Promise.resolve(
      handler
        ? handler(call)
        : { status: 404, refusal: { code: 'NOT_FOUND', message: `No answer for ${call.method} ${call.path}` } },
    );
    const aborted = new Promise<never>((_, reject) => {
      options.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
    const { status = 200, result = null, refusal, file } = await Promise.race([answered, aborted]);
    if (file !== undefined)
      return new Response(file, {
        status,
        headers: { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="file.csv"' },
      });
    return new Response(JSON.stringify(refusal ?? { message: 'OK', result }), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  };
}

/** An XMLHttpRequest that ends in the same services; progress is reported once, at half. */
const uploadsTo = (services: Services) =>
  class {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    readonly #headers: Record<string, string> = {};
    readonly #stop = new AbortController();
    #method = '';
    #address = '';
    status = 0;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;

    open(method: string, address: string) {
      [this.#method, this.#address] = [method, address];
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    getResponseHeader() {
      return null;
    }
    abort() {
      this.#stop.abort();
    }

    async send(body: FormData) {
      act(() => this.upload.onprogress?.({ loaded: 1, total: 2 }));
      try {
        const response = await services.fetch(this.#address, {
          method: this.#method,
          headers: this.#headers,
          body,
          signal: this.#stop.signal,
        });
        this.status = response.status;
        this.responseText = await response.text();
        this.onload?.();
      } catch (error) {
        if (error instanceof DOMException) this.onabort?.();
        else this.onerror?.();
      }
    }
  };

/** A page of the console at the address `at`; other addresses only show themselves. */
export interface PageTest {
  readonly services: Services;
  readonly path: string;
  readonly at?: string;
  readonly element: ReactNode;
  /** The route table; empty unless given. */
  readonly routes?: readonly RouteEntry[];
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const Notices = () => useNotices().map(({ id, text }) => <output key={id}>{text}</output>);

/** Renders a page with store, router, dialogs and snackbars. */
export function show({ services, path, at = path, element, routes = [] }: PageTest) {
  globalThis.fetch = services.fetch as typeof fetch;
  globalThis.XMLHttpRequest = uploadsTo(services) as unknown as typeof XMLHttpRequest;
  const store = createStore();
  // The store is shared by all tests of a file; each starts with an empty cache.
  store.dispatch(api.util.resetApiState());
  const router = createMemoryRouter(
    [
      {
        element: (
          <RouteTableContext value={routes}>
            <Outlet />
            <ConfirmHost />
            <LeaveGuard />
          </RouteTableContext>
        ),
        children: [
          { path, element },
          { path: '*', element: <Elsewhere /> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  const user = userEvent.setup();
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <Notices />
    </Provider>,
  );
  return { ...view, router, user };
}
