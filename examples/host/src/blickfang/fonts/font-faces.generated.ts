// Written by Blickfang from the folders beside it.
import './poster/faces.css'
