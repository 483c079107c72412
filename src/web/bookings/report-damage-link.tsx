import { Link } from "wouter";
import { reportDamagePath } from "../paths";

/** To the page where damage is reported; it says who may. */
export const ReportDamageLink = ({ boatId }: { boatId: number }) => (
  <span className="block text-sm">
    <Link
      to={reportDamagePath(boatId)}
      className="inline-flex min-h-6 items-center text-link pointer-coarse:min-h-11"
    >
      Report damage
    </Link>
  </span>
);
