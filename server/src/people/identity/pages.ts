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
  /** Shown above the form and read out. */
  readonly message?: string | undefined;
  /** Rules that the new password breaks. */
  readonly rules?: readonly string[];
  /** The password must be changed: asks for a new one as well. */
  readonly change?: boolean;
  /** The person has a second factor: asks for a code as well. */
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

/** The form people sign in with. */
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
  // Without space between its parts: whoever listens is read the message alone.
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
 * @param asked somebody left the console: the form sends itself, the button is for browsers without scripts. Whoever
 * was
 *   led here from elsewhere is asked, so that no foreign page signs anybody out.
 */
export function signOutPage(form: string, language: Language, asked: boolean): string {
  const text = textsIn(language);
  return page(
    language,
    text('signOut'),
    html`<p role="status">${text(asked ? 'signingOut' : 'reallySignOut')}</p>
      ${new Html(form)}<button type="submit" form="op.logoutForm" name="logout" value="yes">
        ${text('signOut')}
      </button>`,
    asked ? html`<script src="${assetPath}/sign-out.js" defer></script> ` : html``,
  );
}

export const signedOutPage = (language: Language): string => messagePage(language, pageTexts.signedOut[language]);
/** The sign-in was begun too long ago, or in another browser. */
export const endedPage = (language: Language): string => messagePage(language, pageTexts.ended[language]);
/** A fault of the request; the code is one of the protocol's. */
export const errorPage = (code: string, language: Language): string =>
  messagePage(language, `${pageTexts.failed[language]} (${code})`);
