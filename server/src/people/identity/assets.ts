import { identityPath } from './config.ts';

/** Path of the stylesheet and the script of the identity service's pages. */
export const assetPath = `${identityPath}/assets`;

const stylesheet = `:root{color-scheme:light dark;--primary:#0451a4;--on-primary:#fff;--surface:#fff;--page:#f2f4f7;
  --text:#1f2328;--border:#8a9099;--alert:#b3261e}
@media (prefers-color-scheme:dark){:root{--primary:#6cabf2;--on-primary:#06121f;--surface:#1d2126;--page:#121518;
  --text:#e8eaed;--border:#7d858f;--alert:#ff8a80}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page);color:var(--text);
  font:16px/1.5 system-ui,sans-serif}
main{width:min(92vw,25rem);padding:2.25rem 2rem 2rem;
  background:linear-gradient(var(--primary) 4px,var(--surface) 4px);border-radius:10px;
  box-shadow:0 1px 6px rgb(0 0 0/20%)}
.product{display:flex;align-items:center;gap:.5rem;margin:0 0 1rem;font-weight:600}
.product::before{content:"";width:1.25rem;height:1.25rem;border-radius:6px;
  background:linear-gradient(135deg,#0451a4 62%,#ea8e1c 62%)}
h1{margin:0 0 1.25rem;font-size:1.375rem}
form{display:grid;gap:.375rem}
label{margin-top:.5rem;font-weight:600}
input{font:inherit;padding:.5rem .75rem;color:inherit;background:var(--surface);border:1px solid var(--border);
  border-radius:6px}
button{font:inherit;font-weight:600;margin-top:1.25rem;padding:.625rem 1rem;color:var(--on-primary);
  background:var(--primary);border:0;border-radius:6px;cursor:pointer}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
a{color:var(--primary)}
[role=alert]{margin-bottom:1rem;padding:.5rem .75rem;border:1px solid var(--alert);border-left-width:4px;
  border-radius:6px}
[role=alert] p,[role=alert] ul{margin:0}
`;

const signOutScript = `const form = document.getElementById('op.logoutForm');
if (form) {
  const answer = document.createElement('input');
  answer.type = 'hidden';
  answer.name = 'logout';
  answer.value = 'yes';
  form.append(answer);
  form.submit();
}
`;

/** The files by name, with their types. */
export const assets: Readonly<Record<string, { readonly type: string; readonly body: string }>> = {
  'sign-in.css': { type: 'text/css; charset=utf-8', body: stylesheet },
  'sign-out.js': { type: 'text/javascript; charset=utf-8', body: signOutScript },
};
