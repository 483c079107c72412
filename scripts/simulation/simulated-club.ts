import { isDiskFull } from "../../src/server/database/database-failures";
import type { Migration } from "../../src/server/database/read-migrations";
import { GatewayRefused } from "../../src/server/payments/gateway";
import { openPaypalStandIn, type PaypalStandIn } from "../../src/server/testing/paypal-stand-in";
import { TestClock } from "../../src/server/testing/test-clock";
import { testMoment } from "../../src/server/testing/test-moment";
import type { ClubDate } from "../../src/shared/time/club-dates";
import { type Answer, askProcess, type Call, expectProperAnswer } from "./asking";
import { Broken } from "./broken";
import { admins } from "./cast";
import type { TableSums } from "./checks/tables";
import { type ClubProcess, startClubProcess } from "./club-process";
import type { DatabaseHost, DatabaseHosts } from "./database-host";
import { Memory, type Person } from "./memory";
import { PostOffice } from "./post-office";

/** What happened so far, in numbers. */
export type Figures = Record<string, number>;

/** A club in the middle of a story: its processes, its outside world, and what people remember. */
export class SimulatedClub {
  readonly memory = new Memory();
  readonly post = new PostOffice();
  readonly figures: Figures = {};
  /** migrations that came with the story's own releases */
  readonly releases: Migration[] = [];
  /** while several steps are under way, nobody can say what each of them saw */
  isManyAtOnce = false;
  /** what the tables held when the database's disk was full; undefined while it has room */
  beforeFullDisk: TableSums | undefined;
  auditedAt: Date;
  private processes: ClubProcess[] = [];
  private steps = 0;
  private wrong: Broken | undefined;
  private readonly starting = new Map<number, Promise<void>>();
  /** until which step a process may still find its connections gone */
  private readonly shakenUntil = new Map<number, number>();
  private readonly struck = new Map<number, number>();

  private constructor(
    readonly host: DatabaseHost,
    readonly paypal: PaypalStandIn,
    readonly clock: TestClock,
  ) {
    this.auditedAt = clock.now();
  }

  static async open(hosts: DatabaseHosts, firstDay: Date): Promise<SimulatedClub> {
    const club = new SimulatedClub(
      await hosts.open(),
      await openPaypalStandIn(),
      new TestClock(firstDay),
    );
    for (let nr = 0; nr < club.host.processes; nr += 1) await club.startProcess(nr);
    return club;
  }

  async close(): Promise<void> {
    for (const process of this.processes) await process.kill();
    await this.host.drop();
    await this.paypal.close();
  }

  /** The database as an auditor sees it. */
  get books() {
    return this.host.auditor();
  }

  count(what: string): void {
    this.figures[what] = (this.figures[what] ?? 0) + 1;
  }

  /** A step begins: what was shaken has had time to recover. */
  begin(at: Date): void {
    this.steps += 1;
    if (at > this.clock.now()) this.clock.set(at);
  }

  everyProcess(): readonly ClubProcess[] {
    return this.processes;
  }

  /** the day on a process's clock */
  today(via: number): ClubDate {
    return testMoment(this.process(via).clock.now()).now.today;
  }

  process(via = 0): ClubProcess {
    const process = this.processes[via % this.processes.length];
    if (!process) throw new Error("The club has no process.");
    return process;
  }

  /** Asks as this person. What they are told is proper, or the promise is broken. */
  async ask(
    person: Pick<Person, "address" | "cookie">,
    call: Call,
    via = 0,
  ): Promise<Answer | null> {
    const process = this.process(via);
    const answer = await askProcess(process, person, call);
    await this.lookAfter(via);
    const { log } = process;
    const excused = answer !== null && this.isExcused(via, call, answer);
    if (answer) expectProperAnswer(call, answer, { log, excused });
    return answer;
  }

  /** Lets a process work off what is due; all that fails must have a reason. */
  async work(via: number): Promise<void> {
    await this.process(via).work();
    await this.lookAfter(via);
  }

  async kill(via: number): Promise<void> {
    await this.process(via).kill();
    await this.lookAfter(via);
  }

  async restart(via: number): Promise<void> {
    const nr = via % this.processes.length;
    const begun = Date.now();
    await this.process(nr).stop();
    if (Date.now() - begun > longestStopMs) {
      throw new Broken("a process stops within 10 seconds", `${Date.now() - begun} ms`);
    }
    await this.startProcess(nr);
  }

  /** No bad luck lies ahead any more, such as in the middle of what is done from outside. */
  spareProcesses(): void {
    for (const { luck } of this.processes) luck.forget();
  }

  /** An admin who can act, undefined while none can. */
  admin(): Person | undefined {
    return admins
      .map((who) => this.memory.person(who))
      .find(({ standing }) => standing === "approved");
  }

  /** What a job or the mail could not do is tried again; that is right only while something fails. */
  private hear(via: number, error: unknown) {
    // It was told no, also later by an answer that PayPal had kept, and tells the admins.
    if (error instanceof GatewayRefused && error.message === refundIssue) return;
    if (this.beforeFullDisk && isDiskFull(error)) return;
    if (this.isPaypalTroubled() || this.process(via).luck.gone || this.isShaken(via)) return;
    this.wrong ??= new Broken("what the house does by itself succeeds", String(error));
  }

  /** Whether what PayPal says may be late, lost or missing. */
  isPaypalTroubled(): boolean {
    return this.paypal.standIn.manners !== "well" || this.paypal.isBehind();
  }

  private isExcused(via: number, { method }: Call, { code }: Answer): boolean {
    if (code === "DATABASE_UNREACHABLE") return this.isShaken(via);
    if (code === "DISK_FULL") return this.beforeFullDisk !== undefined && method !== "GET";
    return code === "PAYMENT_UNCERTAIN";
  }

  private isShaken(via: number): boolean {
    const nr = via % this.processes.length;
    const { struck } = this.process(nr).luck;
    return struck > (this.struck.get(nr) ?? 0) || (this.shakenUntil.get(nr) ?? 0) >= this.steps;
  }

  /** Notes whether bad luck struck a process, and starts another one for it where it is gone. */
  private async lookAfter(via: number): Promise<void> {
    const nr = via % this.processes.length;
    const { luck } = this.process(nr);
    if (luck.struck > (this.struck.get(nr) ?? 0)) {
      this.struck.set(nr, luck.struck);
      this.shakenUntil.set(nr, this.steps + 3);
      this.count("troubles of the database");
    }
    if (luck.gone) await this.replace(nr);
    if (this.wrong) throw this.wrong;
  }

  // Of several callers who find it gone, the first one starts another.
  private replace(nr: number): Promise<void> {
    const begun = this.starting.get(nr) ?? this.startProcess(nr);
    this.starting.set(nr, begun);
    return begun.finally(() => this.starting.delete(nr));
  }

  private async startProcess(nr: number): Promise<void> {
    const { host, clock, paypal, post } = this;
    let begun: ClubProcess | undefined;
    const onError = (error: unknown) => {
      // What is gone fails at what it had begun, also when another has taken its place.
      if (!begun?.luck.gone) this.hear(nr, error);
    };
    if (this.processes[nr]) this.count("processes started again");
    begun = await startClubProcess({ host, clock, paypal, post, onError });
    this.processes[nr] = begun;
    // Not before: who still looks after the one that is gone notes what struck that.
    this.struck.set(nr, 0);
  }
}

const longestStopMs = 10_000;
/** why PayPal refuses a refund when it is to refuse one */
export const refundIssue = "TRANSACTION_REFUSED";
