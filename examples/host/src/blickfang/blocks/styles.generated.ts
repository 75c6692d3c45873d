// Written by Blickfang from the folders beside it.
import './post-list/post-list.module.css'
