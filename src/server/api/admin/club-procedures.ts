import { z } from "zod";
import {
  annualReportInput,
  annualReportView,
} from "../../../shared/annual-report/annual-report-schemas";
import { auditEntryView, auditFilter, visitorTries } from "../../../shared/audit/audit-schemas";
import { announcedClosures } from "../../../shared/closures/announced-closures";
import { clubCountsView } from "../../../shared/members/member-search";
import { reportInput, usageReportView } from "../../../shared/reports/reports";
import { placedPicture, placeInput, setPictureInput } from "../../../shared/settings/club-pictures";
import {
  clubSettings,
  clubSettingsEdit,
  clubSettingsEditAt,
} from "../../../shared/settings/club-settings";
import { clubView, publicClubView } from "../../../shared/settings/club-view";
import { safetySettingsEdit, safetySettingsView } from "../../../shared/settings/safety-settings";
import {
  addedQuestion,
  addQuestionInput,
  editedText,
  editTextInput,
  questionInput,
  textVersion,
  textVersionsInput,
} from "../../../shared/texts/club-texts";
import { safetyFigures, safetyFiguresView } from "../../../shared/texts/safety-figures";
import { waitingView } from "../../../shared/waiting/waiting";
import { listRunning } from "../../announcements/announcement-queries";
import { listAudit } from "../../audit/audit-queries";
import { countVisitorTries } from "../../audit/count-visitor";
import { demoAccounts } from "../../demo/demo-accounts";
import { listKindsOnShow } from "../../fleet/boat-queries";
import { listClosures } from "../../fleet/closure-queries";
import { nobody } from "../../people/actor";
import { getAnnualReport } from "../../reports/annual-report-queries";
import { getUsageReport } from "../../reports/usage-report-queries";
import { addQuestion } from "../../settings/add-question";
import { getClubCounts } from "../../settings/club-counts-queries";
import { listClubPictures } from "../../settings/club-picture-queries";
import { getClubSettings } from "../../settings/club-settings-queries";
import { editText } from "../../settings/edit-text";
import { getSafetySettings } from "../../settings/safety-settings-queries";
import { toSafetySettingsView } from "../../settings/safety-settings-view";
import { removeClubPicture, setClubPicture } from "../../settings/set-club-picture";
import { bringBackQuestion, takeOffQuestion } from "../../settings/take-off-question";
import { listEditedTexts, listTextVersions } from "../../settings/text-queries";
import { editClubSettings } from "../../settings-editing/edit-club-settings";
import { editSafetySettings } from "../../settings-editing/edit-safety-settings";
import { isPlaceTold } from "../../setup/setup-queries";
import { getWaiting } from "../../waiting/waiting-queries";
import type { Context } from "../context";
import { forAdmin, forAnyone, nothing, repeatable } from "../trpc";

/** The club itself: what everyone may know of it, and what its admins keep. */
export const clubProcedures = {
  club: forAnyone(nothing)
    .output(clubView)
    .query(async ({ ctx }) => ({
      ...(await publicFacts(ctx)),
      placeTold: await isPlaceTold(ctx.db),
      kinds: await listKindsOnShow(ctx.db),
      mailKept: !ctx.mailLeaves && !ctx.demo,
      weatherUrl: ctx.weatherUrl,
      demo: ctx.demo ? demoAccounts(ctx.demo) : null,
    })),

  publicClub: forAnyone(nothing)
    .meta({ rest: { method: "GET", path: "/api/club", token: "read" } })
    .output(publicClubView)
    .query(({ ctx }) => publicFacts(ctx)),

  counts: forAdmin(nothing)
    .output(clubCountsView)
    .query(({ ctx }) => getClubCounts(ctx.db)),

  waiting: forAdmin(nothing)
    .output(waitingView)
    .query(({ ctx }) => getWaiting(ctx.db, ctx.moment)),

  settings: forAdmin(nothing)
    .meta({ rest: { method: "GET", path: "/api/admin/settings/club" } })
    .output(clubSettings)
    .query(({ ctx }) => getClubSettings(ctx.db)),

  editSettings: forAdmin(clubSettingsEdit)
    .meta({
      inputAt: clubSettingsEditAt,
      changes: "acts",
      rest: { method: "PUT", path: "/api/admin/settings/club", namesField: true },
    })
    .output(clubSettings)
    .mutation(async ({ ctx, input }) => {
      const settings = await editClubSettings(ctx.db, input, ctx.by, ctx.moment);
      await ctx.profile.readAgain();
      return settings;
    }),

  hangPicture: forAdmin(setPictureInput)
    .meta({
      changes: "acts",
      rest: { method: "PUT", path: "/api/admin/pictures/:place", namesField: true },
    })
    .output(placedPicture)
    .mutation(async ({ ctx, input }) => {
      const placed = await setClubPicture(ctx.db, input, ctx.by, ctx.moment);
      await ctx.profile.readAgain();
      return placed;
    }),

  takeDownPicture: forAdmin(placeInput)
    .meta({
      changes: "acts",
      rest: { method: "DELETE", path: "/api/admin/pictures/:place", namesField: true },
    })
    .output(placedPicture)
    .mutation(async ({ ctx, input }) => {
      const placed = await removeClubPicture(ctx.db, input, ctx.by, ctx.moment);
      await ctx.profile.readAgain();
      return placed;
    }),

  safetySettings: forAdmin(nothing)
    .meta({ rest: { method: "GET", path: "/api/admin/settings/safety" } })
    .output(safetySettingsView)
    .query(async ({ ctx }) => toSafetySettingsView(await getSafetySettings(ctx.db), ctx)),

  editSafetySettings: forAdmin(safetySettingsEdit)
    .meta({
      changes: "acts",
      rest: { method: "PUT", path: "/api/admin/settings/safety", namesField: true },
    })
    .output(safetySettingsView)
    .mutation(async ({ ctx, input }) =>
      toSafetySettingsView(
        await editSafetySettings(
          ctx.db,
          { ...input, webhookPrivate: ctx.webhookPrivate },
          ctx.by,
          ctx.moment,
        ),
        ctx,
      ),
    ),

  texts: forAnyone(nothing)
    .output(z.array(editedText))
    .query(({ ctx }) => listEditedTexts(ctx.db)),

  safetyFigures: forAnyone(nothing)
    .output(safetyFiguresView)
    .query(async ({ ctx }) =>
      safetyFigures(await getSafetySettings(ctx.db), ctx.moment.club.units),
    ),

  textVersions: forAdmin(textVersionsInput)
    .output(z.array(textVersion))
    .query(({ ctx, input }) => listTextVersions(ctx.db, input.id)),

  editText: forAdmin(editTextInput)
    .concat(repeatable)
    .meta({ changes: "acts" })
    .output(editedText)
    .mutation(({ ctx, input }) => editText(ctx.db, input, ctx.by, ctx.moment)),

  addQuestion: forAdmin(addQuestionInput)
    .concat(repeatable)
    .meta({
      changes: "acts",
      rest: { method: "POST", path: "/api/admin/texts", status: 201, namesField: true },
    })
    .output(addedQuestion)
    .mutation(({ ctx, input }) => addQuestion(ctx.db, input, ctx.by, ctx.moment)),

  takeOffQuestion: forAdmin(questionInput)
    .meta({
      changes: "acts",
      rest: { method: "DELETE", path: "/api/admin/texts/:question" },
    })
    .output(editedText)
    .mutation(({ ctx, input }) => takeOffQuestion(ctx.db, input, ctx.by, ctx.moment)),

  bringBackQuestion: forAdmin(questionInput)
    .meta({
      changes: "acts",
      rest: { method: "POST", path: "/api/admin/texts/:question/bring-back" },
    })
    .output(editedText)
    .mutation(({ ctx, input }) => bringBackQuestion(ctx.db, input, ctx.by, ctx.moment)),

  audit: forAdmin(auditFilter)
    .output(z.object({ entries: z.array(auditEntryView), more: z.boolean() }))
    .query(({ ctx, input }) => listAudit(ctx.db, input)),

  visitorTries: forAdmin(nothing)
    .output(visitorTries)
    .query(({ ctx }) => countVisitorTries(ctx.db, ctx.moment)),

  usageReport: forAdmin(reportInput)
    .output(usageReportView)
    .query(({ ctx, input }) => getUsageReport(ctx.db, input.startDate, input.endDate, ctx.moment)),

  annualReport: forAdmin(annualReportInput)
    .output(annualReportView)
    .query(({ ctx, input }) => getAnnualReport(ctx.db, input, ctx.moment)),
};

/** What anyone may know of the club. */
async function publicFacts({ db, moment: { now, club } }: Context) {
  const [settings, closures, announcements, pictures] = await Promise.all([
    getClubSettings(db),
    listClosures(db, now.today),
    listRunning(db, nobody, now.today),
    listClubPictures(db),
  ]);
  return {
    settings,
    clock: now,
    closures: announcedClosures(closures, now, club),
    announcements,
    pictures,
  };
}
