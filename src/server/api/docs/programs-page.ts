import { bothSignHours, webhookEvents } from "../../../shared/webhooks/webhook-schemas";
import { escaped, pageOf } from "./docs-page";

/** One call of the page: what it is for, and the line that makes it. */
export interface CurlLine {
  what: string;
  line: string;
}

/** The calls of the page, in the order in which a program would make them; a test runs them. */
export const curlLines: readonly CurlLine[] = [
  {
    what: "Whose token it is",
    line: `curl -sS -H "Authorization: Bearer $TOKEN" "$CLUB/api/auth/me"`,
  },
  { what: "The boats", line: `curl -sS -H "Authorization: Bearer $TOKEN" "$CLUB/api/boats"` },
  {
    what: "When a boat is taken",
    line: `curl -sS -H "Authorization: Bearer $TOKEN" "$CLUB/api/boats/$BOAT/availability?startDate=$DAY&endDate=$DAY"`,
  },
  {
    what: "Book it. The same Idempotency-Key again gets the first answer and books nothing more",
    line: `curl -sS -X POST -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" -H "Idempotency-Key: $KEY" -d '{"boatId":'$BOAT',"dateStr":"'$DAY'","timeStr":"06:00","duration":1}' "$CLUB/api/bookings"`,
  },
  {
    what: "My bookings",
    line: `curl -sS -H "Authorization: Bearer $TOKEN" "$CLUB/api/members/bookings"`,
  },
  {
    what: "Cancel one",
    line: `curl -sS -X DELETE -H "Authorization: Bearer $TOKEN" "$CLUB/api/bookings/$BOOKING"`,
  },
];

/** How a program calls the club and hears from it, for whoever writes one. */
export function programsPage(clubName: string): string {
  return pageOf(
    `Programs of others: ${clubName}`,
    `<p>Every call: <a href="/api/docs">the documented paths</a>.</p>
<h2>Call the club: tokens</h2>
<p>A member makes a token at My Account, Programs; it is shown once. It calls in their name. A token that
only reads is refused every write. Keep it as a password: whoever has it has what it opens.</p>
${curlLines.map(({ what, line }) => `<p>${escaped(what)}:</p><pre>${escaped(line)}</pre>`).join("\n")}
<p>A refusal is <code>{"error", "code"}</code>. 401 <code>TOKEN_UNKNOWN</code>: not known, or revoked. 403
<code>TOKEN_READ_ONLY</code>: it only reads. 403 <code>TOKEN_NOT_ALLOWED</code>: no token opens this: log-in
and passwords, tokens, devices, webhooks, import, invitations, settings, and changes of a role, an e-mail or
an approval. 429 and 503 say in <code>Retry-After</code> when to try again.</p>
<h2>Hear from the club: webhooks</h2>
<p>An admin adds an address at Webhooks, and gives you its secret. To it we POST
<code>{"id", "event", "createdAt", "data"}</code> when something happens:
${webhookEvents.map((event) => `<code>${event}</code>`).join(", ")}. Answer 2xx within 10 seconds. Otherwise
it comes again after 5 s, 30 s, 2, 10 and 30 minutes, then hourly for a day. A message may come twice: know
it by its <code>id</code>. Messages about one booking come in order.</p>
<p>The last of <code>outing.launched</code> and <code>outing.landed</code> about a booking says whether its boat
is out. Where somebody pressed the wrong button and took it back, the one that is true again comes with
<code>"takenBack": true</code>: after a launch that was none, <code>outing.landed</code> with the same moment
in <code>launchedAt</code> and <code>landedAt</code>, an outing not to be counted; after a landing,
<code>outing.launched</code>.</p>
<p>Check the header <code>x-slipway-signature: t=…,sha256=…</code> before you believe a message. With
<code>$T</code> and <code>$SIGNATURE</code> from it, and the body as it came in <code>body.json</code>:</p>
<pre>${escaped(signatureLine)}</pre>
<p>An admin can renew the secret at Webhooks. For ${bothSignHours} hours after that the header is
<code>t=…,sha256=…,new-sha256=…</code>: <code>sha256</code> is made with the old secret, so that nothing stops,
and <code>new-sha256</code> with the new one. Whoever accepts either of the two can change secrets at any moment
of that day. Afterwards <code>sha256</code> alone is there, made with the new one.</p>
<p>Refuse it when they differ, or when <code>$T</code> is more than five minutes ago.</p>`,
  );
}

/** Prints what the signature of a body should be. */
export const signatureLine = `{ printf '%s.' "$T"; cat body.json; } | openssl dgst -sha256 -hmac "$SECRET" -r | cut -d' ' -f1`;
