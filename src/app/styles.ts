// The order is the cascade: tokens, bare elements, controls, then the parts of the page.
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/controls.css';
import '../ui/dialog.css';
import './shell.css';
import '../editor/editor.css';
import '../views/compare/delta.css';
import '../views/verdict/verdict.css';
import '../views/tables.css';
import '../views/charts/charts.css';
import '../views/score/score.css';
import '../views/problems/costs.css';
