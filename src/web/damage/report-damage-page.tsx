import { useState } from "react";
import { useParams } from "wouter";
import type { BoatView } from "../../shared/boats/boat-schemas";
import type { DamageReportView } from "../../shared/damage/damage-schemas";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { dataOf, useReadPart } from "../layout/use-read";
import { paths } from "../paths";
import { Button, ButtonLink } from "../ui/button";
import { Notice } from "../ui/notice";
import { PageHeading } from "../ui/page-heading";
import { BoatDamageNotice } from "./boat-damage-notice";
import { IfRowedLately } from "./if-rowed-lately";
import { MyReports } from "./my-reports";
import { ReportDamageForm } from "./report-damage-form";

/** Where whoever rowed a boat says what is broken. */
export function ReportDamagePage() {
  const { boatId = "" } = useParams();
  // A page in the place of the boat reads as an empty list, which is no boat.
  const boat = useReadPart(trpc.boats.get.useQuery({ id: Number(boatId) || 0 }), (one) =>
    Array.isArray(one) ? null : one,
  );
  const known = dataOf(boat);
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-4 py-6 sm:py-10">
      <PageHeading title={known ? `Report damage to ${known.name}` : "Report damage"} />
      <Read of={boat} failure="Failed to load boat details" skeleton="h-96">
        {(one) => (
          <IfRowedLately boatId={one.id}>
            <ReportOn boat={one} />
          </IfRowedLately>
        )}
      </Read>
      <MyReports />
    </div>
  );
}

function ReportOn({ boat }: { boat: BoatView }) {
  const [reported, setReported] = useState<DamageReportView | null>(null);
  return (
    <>
      {reported ? (
        <Notice
          kind="good"
          title="Thank you. The club's staff know."
          action={
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={paths.dashboard}>Go to my dashboard</ButtonLink>
              <Button variant="secondary" onClick={() => setReported(null)}>
                Add something
              </Button>
            </div>
          }
        >
          {reported.severity === "unusable" &&
            "The boat is offline, and whoever booked it next was offered a choice."}
        </Notice>
      ) : (
        <>
          <BoatDamageNotice boat={boat} />
          <ReportDamageForm boatId={boat.id} onReported={({ report }) => setReported(report)} />
        </>
      )}
    </>
  );
}
