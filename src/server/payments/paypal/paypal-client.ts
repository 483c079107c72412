import pRetry, { AbortError } from "p-retry";
import { z } from "zod";
import { OutOfReach, type Reach, whyOutOfReach } from "../../database/out-of-reach";
import { GatewayUncertain } from "../gateway";

export interface PaypalAccount {
  /** such as https://api-m.paypal.com */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
}

export interface PaypalAnswer {
  status: number;
  body: unknown;
}

interface PaypalCall {
  method: "GET" | "POST";
  path: string;
  body?: unknown;
  /** makes a repetition the same call, and therefore safe to retry */
  requestId?: string;
}

/** How long one try may take, and how long to wait before the next. */
export interface Patience {
  timeoutMs: number;
  pauseMs: number;
}

interface Token {
  value: string;
  expiresAt: number;
}

const usualPatience: Patience = { timeoutMs: 10_000, pauseMs: 500 };
const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });

/** Speaks PayPal's REST API: OAuth token cached, time-outs, retries only of repeatable calls. */
export class PaypalClient {
  private token: Token | undefined;
  private asked: Promise<Token> | undefined;

  constructor(
    private readonly account: PaypalAccount,
    private readonly reach: Reach,
    private readonly patience: Patience = usualPatience,
  ) {}

  /** The answer, whatever its status under 500. Throws GatewayUncertain when there is none. */
  async call(call: PaypalCall): Promise<PaypalAnswer> {
    const repeatable = call.method === "GET" || call.requestId !== undefined;
    return this.believing(call.path, repeatable, () => this.tryOnce(call));
  }

  /** A token of 15 minutes with which a browser sets up PayPal's form. */
  async clientToken(): Promise<string> {
    return this.believing("the client token", true, async () => {
      const given = await this.askToken({ response_type: "client_token", intent: "sdk_init" });
      return given.access_token;
    });
  }

  private async believing<T>(what: string, repeatable: boolean, ask: () => Promise<T>) {
    const { host } = new URL(this.account.baseUrl);
    const retries = repeatable ? 2 : 0;
    const asking = () =>
      pRetry(ask, { retries, minTimeout: this.patience.pauseMs }).catch((error: unknown) => {
        throw new OutOfReach(`No answer from ${host}: ${whyOutOfReach(error)}`, { cause: error });
      });
    try {
      return await this.reach.watch(host, asking);
    } catch (error) {
      throw new GatewayUncertain(`PayPal did not answer ${what}`, { cause: error });
    }
  }

  private async tryOnce({ method, path, body, requestId }: PaypalCall): Promise<PaypalAnswer> {
    const token = await this.accessToken();
    const answer = await this.fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${token.value}`,
        "content-type": "application/json",
        ...(requestId && { "paypal-request-id": requestId }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.status === 401 && this.token === token) this.token = undefined;
    if (answer.status === 401 || answer.status === 429 || answer.status >= 500) {
      throw new Error(`PayPal answered ${answer.status} to ${path}`);
    }
    return answer;
  }

  /** Calls that need a new token at the same time wait for the same one. */
  private async accessToken(): Promise<Token> {
    if (this.token && this.token.expiresAt > Date.now()) return this.token;
    this.asked ??= this.askToken({})
      .then(({ access_token, expires_in }) => {
        // A minute early, so that no call starts with a token that dies on the way.
        this.token = { value: access_token, expiresAt: Date.now() + (expires_in - 60) * 1000 };
        return this.token;
      })
      .finally(() => {
        this.asked = undefined;
      });
    return this.asked;
  }

  private async askToken(kind: Record<string, string>) {
    const { clientId, clientSecret } = this.account;
    const answer = await this.fetch("/v1/oauth2/token", {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({ grant_type: "client_credentials", ...kind }).toString(),
    });
    if (answer.status === 401) throw new AbortError("PayPal refused the account's credentials");
    return tokenAnswer.parse(answer.body);
  }

  private async fetch(path: string, init: RequestInit): Promise<PaypalAnswer> {
    const url = new URL(path, this.account.baseUrl);
    const signal = AbortSignal.timeout(this.patience.timeoutMs);
    const response = await fetch(url, { ...init, signal, redirect: "error" });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  }
}
