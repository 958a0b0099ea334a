import type { Language } from '@console/contracts/core/text';
import { assetPath } from './assets.ts';
import { Html, html } from './html.ts';
import { pageTexts } from './page-texts.ts';

type TextName = keyof typeof pageTexts;
const textsIn =
  (language: Language) =>
  (name: TextName): string =>
    pageTexts[name][language];

const page = (language: Language, title: string, content: Html, more: Html = html``): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${assetPath}/sign-in.css" />
        ${more}
      </head>
      <body>
        <main>
          <p class="product">Console</p>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.markup;

const messagePage = (language: Language, message: string): string => {
  const text = textsIn(language);
  return page(
    language,
    text('signIn'),
    html`<p>${message}</p>
      <p><a href="/login">${text('back')}</a></p>`,
  );
};

export interface SignInForm {
  readonly language: Language;
  readonly username: string;
  /** Shown above the form and announced by screen readers. */
  readonly message?: string | undefined;
  /** The password rules that were violated. */
  readonly rules?: readonly string[];
  /** The password must be changed: shows fields for a new one. */
  readonly change?: boolean;
  /** The person has a second factor: shows a field for a code. */
  readonly code?: boolean;
}

const passwordField = (name: string, label: string, autocomplete: string, focused = false): Html =>
  html`<label for="${name}">${label}</label
    ><input
      id="${name}"
      name="${name}"
      type="password"
      autocomplete="${autocomplete}"
      required${focused ? new Html(' autofocus') : ''}
    />`;

/** The sign-in form. */
export function signInPage({
  language,
  username,
  message,
  rules = [],
  change = false,
  code = false,
}: SignInForm): string {
  const text = textsIn(language);
  const broken =
    rules.length > 0 &&
    html`<ul>
      ${rules.map((rule) => html`<li>${rule}</li>`)}
    </ul>`;
  // Without whitespace between its parts, so that screen readers announce the message only.
  const alert = message && html`<div role="alert"><p>${message}</p>${broken}</div>`;
  const more = change
    ? [
        passwordField('newPassword', text('newPassword'), 'new-password'),
        passwordField('confirmPassword', text('confirmPassword'), 'new-password'),
      ]
    : [];
  const codeField =
    code &&
    html`<label for="code">${text('code')}</label
      ><input id="code" name="code" autocomplete="one-time-code" spellcheck="false" required />`;
  return page(
    language,
    text('signIn'),
    html`${alert}
      <form method="post" novalidate>
        <label for="username">${text('username')}</label
        ><input
          id="username"
          name="username"
          value="${username}"
          autocomplete="username"
          autocapitalize="characters"
          spellcheck="false"
          required${username ? '' : new Html(' autofocus')}
        />
        ${passwordField('password', text('password'), 'current-password', username !== '')}${more}${codeField}
        ${change && html`<input type="hidden" name="change" value="yes" />`}<button type="submit">
          ${text(change ? 'change' : 'submit')}
        </button>
      </form>`,
  );
}

/**
 * Ends the identity session.
 * @param confirmed the person signed out of the console: the form submits itself, the button is for browsers without
 *   scripts. Otherwise the person must confirm, so that a foreign page cannot sign anyone out.
 */
export function signOutPage(form: string, language: Language, confirmed: boolean): string {
  const text = textsIn(language);
  return page(
    language,
    text('signOut'),
    html`<p role="status">${text(confirmed ? 'signingOut' : 'reallySignOut')}</p>
      ${new Html(form)}<button type="submit" form="op.logoutForm" name="logout" value="yes">
        ${text('signOut')}
      </button>`,
    confirmed ? html`<script src="${assetPath}/sign-out.js" defer></script> ` : html``,
  );
}

export const signedOutPage = (language: Language): string => messagePage(language, pageTexts.signedOut[language]);
/** The sign-in has expired, or was started in another browser. */
export const endedPage = (language: Language): string => messagePage(language, pageTexts.ended[language]);
/** An invalid request; the code is one of the protocol's. */
export const errorPage = (code: string, language: Language): string =>
  messagePage(language, `${pageTexts.failed[language]} (${code})`);
