import pRetry, { AbortError } from "p-retry";
import { z } from "zod";
import { GatewayUncertain } from "./gateway";

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

const timeoutMs = 15_000;
const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });

/** Speaks PayPal's REST API: OAuth token cached, time-outs, retries only of repeatable calls. */
export class PaypalClient {
  private token: { value: string; expiresAt: number } | undefined;

  constructor(
    private readonly account: PaypalAccount,
    private readonly pauseMs = 500,
  ) {}

  /** The answer, whatever its status under 500. Throws GatewayUncertain when there is none. */
  async call(call: PaypalCall): Promise<PaypalAnswer> {
    const repeatable = call.method === "GET" || call.requestId !== undefined;
    try {
      return await pRetry(() => this.tryOnce(call), {
        retries: repeatable ? 2 : 0,
        minTimeout: this.pauseMs,
      });
    } catch (error) {
      throw new GatewayUncertain(`PayPal did not answer ${call.path}`, { cause: error });
    }
  }

  private async tryOnce({ method, path, body, requestId }: PaypalCall): Promise<PaypalAnswer> {
    const answer = await this.fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${await this.accessToken()}`,
        "content-type": "application/json",
        ...(requestId && { "paypal-request-id": requestId }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.status === 401) this.token = undefined;
    if (answer.status === 401 || answer.status === 429 || answer.status >= 500) {
      throw new Error(`PayPal answered ${answer.status} to ${path}`);
    }
    return answer;
  }

  private async accessToken(): Promise<string> {
    if (this.token && this.token.expiresAt > Date.now()) return this.token.value;
    const { clientId, clientSecret } = this.account;
    const answer = await this.fetch("/v1/oauth2/token", {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    });
    if (answer.status === 401) throw new AbortError("PayPal refused the account's credentials");
    const { access_token, expires_in } = tokenAnswer.parse(answer.body);
    // A minute early, so that no call starts with a token that dies on the way.
    this.token = { value: access_token, expiresAt: Date.now() + (expires_in - 60) * 1000 };
    return access_token;
  }

  private async fetch(path: string, init: RequestInit): Promise<PaypalAnswer> {
    const url = new URL(path, this.account.baseUrl);
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  }
}
