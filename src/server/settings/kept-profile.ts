import { documentedProfile } from "../../shared/profile/club-profile";
import type { Palette } from "../../shared/profile/palette";
import type { PrismaClient } from "../database/open-database";
import { type Moment, momentAt } from "../time/moment";
import { type AppIcon, findAppIcon } from "./club-picture-queries";
import { readClubSettings } from "./club-settings-queries";
import { profileOf } from "./profile-queries";

/** What a page shows of its club from its first paint. */
export interface PageFace {
  /** undefined while it is not known */
  name: string | undefined;
  palette: Palette;
  /** what a phone that installs it shows; null for ours */
  icon: AppIcon | null;
}

/**
 * The club's profile, kept by a process so that no call asks for it. It is read again when a change of
 * the club is told, and whoever books finds out under the locks where that came too late
 * (`refuseOtherClub`).
 */
export class KeptProfile {
  private kept: Pick<Moment, "club" | "clubRevision"> = { club: documentedProfile };
  private name: string | undefined;
  private icon: AppIcon | null = null;
  private asked = 0;
  private answered = 0;

  constructor(private readonly db: PrismaClient) {}

  /** What an instant is at this club. */
  momentAt(at: Date): Moment {
    return { ...momentAt(at, this.kept.club), clubRevision: this.kept.clubRevision };
  }

  /** How the club's pages look before their screens stand. */
  get face(): PageFace {
    return { name: this.name, palette: this.kept.club.palette, icon: this.icon };
  }

  /** Takes the profile as it stands now, unless what was asked for later is here already. */
  async readAgain(): Promise<void> {
    this.asked += 1;
    const turn = this.asked;
    const { settings, revision } = await readClubSettings(this.db);
    const icon = await findAppIcon(this.db);
    if (turn < this.answered) return;
    this.answered = turn;
    this.name = settings.name;
    this.icon = icon;
    this.kept = { club: profileOf(settings), clubRevision: revision };
  }
}
